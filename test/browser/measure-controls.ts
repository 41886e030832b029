import type { Page } from 'playwright-core';

/** How large a target has to be for a finger, in pixels. */
const TARGET = 44;

/** The visible controls of the page that a finger could miss, and the fields that a phone would zoom into. */
export async function findSmallControls(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const CONTROLS =
      'button, a[href], input, select, textarea, summary, [role="button"], [role="menuitem"], [role="option"], [role="tab"]';
    const isInText = (control: Element) =>
      control.matches('a') && getComputedStyle(control).display === 'inline' && hasTextBeside(control);
    const hasTextBeside = (control: Element) =>
      [...(control.parentElement?.childNodes ?? [])].some(
        (node) => node !== control && node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
    /** Some inputs are invisible, and their label is the control. */
    const targetOf = (control: Element): Element => {
      const box = control.getBoundingClientRect();
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
      return label && (box.width < 4 || box.height < 4) ? label : control;
    };
    const reacts = (control: Element, target: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      if (!hit) return false;
      return target.contains(hit) || control.contains(hit) || hit.closest('label')?.control === control;
    };
    const describe = (control: Element, text: string) => {
      const name = control.getAttribute('aria-label') ?? (control.textContent?.trim() || control.getAttribute('name'));
      return `${control.tagName.toLowerCase()} "${name?.slice(0, 40) ?? control.className}": ${text}`;
    };
    const findings: string[] = [];
    for (const control of document.querySelectorAll(CONTROLS)) {
      const target = targetOf(control);
      if (!target.checkVisibility({ visibilityProperty: true }) || isInText(control)) continue;
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { x, y, width, height } = target.getBoundingClientRect();
      const [middleX, middleY] = [x + width / 2, y + height / 2];
      // Skip links and the like: they show only with the focus.
      const isOffScreen = middleX < 0 || middleY < 0 || middleX > innerWidth || middleY > innerHeight;
      if (width < 4 || height < 4 || isOffScreen || control.closest('[aria-hidden="true"]')) continue;
      const reach = least / 2 - 1;
      const isWide =
        width >= least - 0.5 || [-reach, reach].every((by) => reacts(control, target, middleX + by, middleY));
      const isHigh =
        height >= least - 0.5 || [-reach, reach].every((by) => reacts(control, target, middleX, middleY + by));
      if (!isWide || !isHigh) findings.push(describe(control, `${Math.round(width)} × ${Math.round(height)} px`));
      const isField = control.matches('input:not([type="checkbox"], [type="radio"]), select, textarea');
      const size = Number.parseFloat(getComputedStyle(control).fontSize);
      if (isField && size < 16) findings.push(describe(control, `text of ${size} px`));
    }
    return [...new Set(findings)];
  }, TARGET);
}

/** The contrast of each placeholder and disabled control with what is behind it. */
export async function measureFaintTexts(page: Page): Promise<{ text: string; kind: string; contrast: number }[]> {
  return page.evaluate(() => {
    type Colour = [red: number, green: number, blue: number, alpha: number];
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('No canvas');
    const read = (css: string): Colour => {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = css;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    };
    const over = ([r, g, b, a]: Colour, [r2, g2, b2]: Colour): Colour => [
      r * a + r2 * (1 - a),
      g * a + g2 * (1 - a),
      b * a + b2 * (1 - a),
      1,
    ];
    const behind = (element: Element): Colour => {
      const colour = read(getComputedStyle(element).backgroundColor);
      if (colour[3] === 1) return colour;
      return over(colour, element.parentElement ? behind(element.parentElement) : [255, 255, 255, 1]);
    };
    const luminance = ([r, g, b]: Colour) => {
      const [red, green, blue] = [r, g, b].map((part) => {
        const share = part / 255;
        return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      }) as [number, number, number];
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    /** How much of an element shows through its own opacity and that of its ancestors. */
    const opacityOf = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
    const contrast = (css: string, element: Element) => {
      const ground = behind(element);
      const [r, g, b, a] = read(css);
      const text = over([r, g, b, a * opacityOf(element)], ground);
      const [light, dark] = [luminance(text), luminance(ground)].sort((one, other) => other - one) as [number, number];
      return Math.round(((light + 0.05) / (dark + 0.05)) * 100) / 100;
    };
    const placeholders = [...document.querySelectorAll('input[placeholder], textarea[placeholder]')].map((field) => ({
      kind: 'placeholder',
      text: field.getAttribute('placeholder') ?? '',
      contrast: contrast(getComputedStyle(field, '::placeholder').color, field),
    }));
    const disabled = [...document.querySelectorAll('button:disabled, label[data-disabled]')].map((control) => ({
      kind: 'disabled',
      text: control.textContent ?? '',
      contrast: contrast(getComputedStyle(control).color, control),
    }));
    return [...placeholders, ...disabled];
  });
}
