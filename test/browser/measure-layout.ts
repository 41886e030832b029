import type { Page } from 'playwright-core';
import { painted } from '../support/page-state.js';

/**
 * What the layout of the open page does to its texts and controls: the page scrolls sideways, a text is cut or lies over
 * another one, a control is outside the window. A text may end in an ellipsis if its full form is within reach: as a
 * title or a name, in the page that it links to, or elsewhere on this one.
 */
export async function faultsOfLayout(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => {
    /** Rounding, and letters that reach out of their box. */
    const SLACK = 1.5;
    const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"]';
    interface Box {
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    interface Clip {
      element: Element;
      style: CSSStyleDeclaration;
      box: Box;
    }
    interface Line {
      node: Text;
      text: string;
      box: Box;
      layer: Element | null;
    }
    const width = document.documentElement.clientWidth;
    const findings = new Set<string>();
    const styles = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (element: Element) => {
      const style = styles.get(element) ?? getComputedStyle(element);
      styles.set(element, style);
      return style;
    };
    const boxOf = ({ left, right, top, bottom }: DOMRect): Box => ({ left, right, top, bottom });
    const within = (one: Box, other: Box): Box => ({
      left: Math.max(one.left, other.left),
      right: Math.min(one.right, other.right),
      top: Math.max(one.top, other.top),
      bottom: Math.min(one.bottom, other.bottom),
    });
    const isEmpty = ({ left, right, top, bottom }: Box) => right - left < 2 || bottom - top < 2;
    const short = (text: string) => `"${text.replace(/\s+/g, ' ').trim().slice(0, 50)}"`;
    const placeOf = (element: Element) => {
      const name = typeof element.className === 'string' ? element.className.split(' ').find((one) => one) : undefined;
      return `${element.tagName.toLowerCase()}${name ? `.${name}` : ''}`;
    };
    /** For screen readers alone, or folded away. */
    const isHidden = (element: Element): boolean => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true;
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { clipPath, overflow } = styleOf(at);
        if (clipPath !== 'none' && clipPath.startsWith('inset(50%')) return true;
        if (overflow !== 'visible' && (at.clientWidth <= 1 || at.clientHeight <= 1) && at.getClientRects().length > 0) {
          if (styleOf(at).display !== 'inline') return true;
        }
      }
      return false;
    };

    const clips = new Map<Element, Clip[]>();
    /** Everything around the contents of the element that cuts or scrolls them, from the inside out. */
    const clipsOf = (element: Element): Clip[] => {
      const known = clips.get(element);
      if (known) return known;
      const found: Clip[] = [];
      let escapes: string | null = null;
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const style = styleOf(at);
        const isContaining = style.position !== 'static' || style.transform !== 'none' || style.contain !== 'none';
        if (escapes && !(escapes === 'absolute' && isContaining) && style.transform === 'none') continue;
        escapes = style.position === 'absolute' || style.position === 'fixed' ? style.position : null;
        if (style.display === 'inline' || (style.overflowX === 'visible' && style.overflowY === 'visible')) continue;
        const outer = at.getBoundingClientRect();
        const left = outer.left + at.clientLeft;
        const top = outer.top + at.clientTop;
        const box = { left, top, right: left + at.clientWidth, bottom: top + at.clientHeight };
        found.push({ element: at, style, box });
      }
      clips.set(element, found);
      return found;
    };
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const hasEllipsis = ({ style }: Clip) => style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
    const isReachable = (node: Text, { element }: Clip): boolean => {
      const text = (node.textContent ?? '').trim();
      if (element.closest('a[href]')) return true;
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (`${at.getAttribute('title')} ${at.getAttribute('aria-label')}`.includes(text)) return true;
        // A link that covers its card.
        if (at.matches('li, article, tr') && at.querySelector('a[href], button')) return true;
      }
      return false;
    };

    /** What remains of a box when everything around it has cut it; null if it is scrolled away or folded. */
    const check = (owner: Element, box: Box, onCut: (clip: Clip) => void): Box | null => {
      let seen = box;
      let [isFreeX, isFreeY] = [false, false];
      const cutting: Clip[] = [];
      for (const clip of clipsOf(owner)) {
        const { style } = clip;
        isFreeX ||= scrolls(style.overflowX);
        isFreeY ||= scrolls(style.overflowY);
        const isCutX =
          !isFreeX &&
          cuts(style.overflowX) &&
          (seen.left < clip.box.left - SLACK || seen.right > clip.box.right + SLACK);
        // A line is higher than its letters.
        const spare = (box.bottom - box.top) / 4;
        const isCutY =
          !isFreeY &&
          cuts(style.overflowY) &&
          (seen.top < clip.box.top - spare || seen.bottom > clip.box.bottom + spare);
        if (isCutX || isCutY) cutting.push(clip);
        seen = within(seen, clip.box);
        // What is cut away already is not cut once more from further out.
        if (isEmpty(seen)) break;
      }
      for (const clip of cutting) onCut(clip);
      if (isEmpty(seen)) return null;
      if (!isFreeX && (seen.left < -SLACK || seen.right > width + SLACK)) findings.add(`outside: ${placeOf(owner)}`);
      return seen;
    };

    if (document.documentElement.scrollWidth > width) {
      const widest = [...document.body.querySelectorAll('*')].filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return (right > width + 0.5 || left < -0.5) && !isHidden(element);
      });
      const deepest = widest.filter((element) => !widest.some((other) => other !== element && element.contains(other)));
      const places = deepest.slice(0, 3).map((element) => `${placeOf(element)} ${short(element.textContent ?? '')}`);
      findings.add(`takes ${document.documentElement.scrollWidth} of ${width} pixels: ${places.join(', ')}`);
    }

    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const owner = node.parentElement;
      if (!owner || !node.textContent?.trim() || owner.closest('svg, script, style, noscript, option, textarea'))
        continue;
      if (isHidden(owner)) continue;
      range.selectNodeContents(node);
      let layer: Element | null = owner;
      while (layer && !['fixed', 'sticky'].includes(styleOf(layer).position)) layer = layer.parentElement;
      for (const rectangle of range.getClientRects()) {
        const box = boxOf(rectangle);
        if (isEmpty(box)) continue;
        const seen = check(owner, box, (clip) => {
          if (hasEllipsis(clip) && isReachable(node, clip)) return;
          findings.add(`cut by ${placeOf(clip.element)}: ${short(node.textContent ?? '')}`);
        });
        if (seen) lines.push({ node, text: node.textContent, box: seen, layer });
      }
    }

    lines.sort((one, other) => one.box.top - other.box.top);
    for (const [index, one] of lines.entries()) {
      // Letters need less than the height of their line.
      const spare = (one.box.bottom - one.box.top) / 3;
      for (const other of lines.slice(index + 1)) {
        if (other.box.top > one.box.bottom - spare) break;
        if (other.node === one.node || other.layer !== one.layer) continue;
        const shared = within(one.box, other.box);
        if (shared.right - shared.left < 2 || shared.bottom - shared.top < spare) continue;
        findings.add(`over each other: ${short(one.text)} and ${short(other.text)}`);
      }
    }

    for (const control of document.querySelectorAll(CONTROLS)) {
      if (isHidden(control) || !(control.parentElement && styleOf(control).pointerEvents !== 'none')) continue;
      const box = boxOf(control.getBoundingClientRect());
      if (box.right - box.left < 4 || box.bottom - box.top < 4) continue;
      const name = short(control.getAttribute('aria-label') ?? control.textContent ?? '');
      check(control.parentElement, box, (clip) => {
        // What follows at the side or below is scrolled to by the focus; half a control is not shown on purpose.
        findings.add(`control cut by ${placeOf(clip.element)}: ${placeOf(control)} ${name}`);
      });
    }

    const ruler = document.createElement('canvas').getContext('2d');
    if (!ruler) throw new Error('No canvas');
    for (const field of document.querySelectorAll('input[placeholder], select')) {
      if (isHidden(field)) continue;
      const isList = field instanceof HTMLSelectElement;
      const text = isList ? field.selectedOptions[0]?.text : (field as HTMLInputElement).placeholder;
      if (!text || (!isList && (field as HTMLInputElement).value !== '')) continue;
      const style = styleOf(field);
      // The label of a field, or the list of choices, says it in full.
      if (style.textOverflow === 'ellipsis') continue;
      ruler.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      const taken = ruler.measureText(text).width;
      if (taken > room + 2) findings.add(`needs ${Math.round(taken)} of ${Math.round(room)} pixels: ${short(text)}`);
    }
    return [...findings].slice(0, 12);
  });
}

/** What leaves the window, or makes it scroll sideways, when letters are twice as large: at a desk and on a phone. */
export async function faultsOfLargeText(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const faults: string[] = [];
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await painted(page);
    const found = (await faultsOfLayout(page)).filter((fault) => /^(?:takes|outside)/.test(fault));
    faults.push(...found.map((fault) => `large letters, ${width} pixels: ${fault}`));
  }
  return faults;
}
