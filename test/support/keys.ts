import type { Locator, Page } from 'playwright-core';

/** More than any page has between two controls. */
const TABS_MAX = 150;

/** A person who uses the page by keys alone. */
export class Keys {
  constructor(private readonly page: Page) {}

  /** Presses Tab until the element has the focus. @throws after as many as no page has controls */
  async reach(target: Locator): Promise<void> {
    await target.first().waitFor();
    const focused = target.and(this.page.locator(':focus'));
    for (let tab = 0; tab < TABS_MAX; tab += 1) {
      if ((await focused.count()) > 0) return;
      await this.page.keyboard.press('Tab');
      // A dialog corrects the focus a turn after Tab in a field of a date. No hand is faster than that.
      await this.page.evaluate('new Promise((turn) => setTimeout(turn))');
    }
    throw new Error(`${TABS_MAX} times Tab did not reach ${target}`);
  }

  /** Reaches a field, and types into it in place of what it holds. */
  async type(field: Locator, text: string): Promise<void> {
    await this.reach(field);
    await this.page.keyboard.press('Control+A');
    await this.page.keyboard.type(text);
  }

  async press(target: Locator, key: 'Enter' | 'Space'): Promise<void> {
    await this.reach(target);
    await this.page.keyboard.press(key);
  }

  /** Chooses one of a group of radios: Tab reaches the group, arrow keys what is in it. */
  async choose(radio: Locator): Promise<void> {
    const name = await radio.getAttribute('name');
    const group = this.page.locator(`input[type=radio][name="${name}"]`);
    await this.press(group, 'Space');
    for (let left = await group.count(); left > 0 && !(await radio.isChecked()); left -= 1) {
      await this.page.keyboard.press('ArrowDown');
    }
    if (!(await radio.isChecked())) throw new Error(`No arrow key reached ${radio}`);
  }
}
