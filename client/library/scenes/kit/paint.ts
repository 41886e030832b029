/** The paintbox of all scenes. `Scene.module.css` has each colour for light, for dark and for bedtime. */

// Grounds: skies, land and rooms. Pale by day, deep at night.
export const day = 'var(--art-day)';
export const dusk = 'var(--art-dusk)';
export const night = 'var(--art-night)';
export const deep = 'var(--art-deep)';
export const grass = 'var(--art-grass)';
export const hill = 'var(--art-hill)';
export const field = 'var(--art-field)';
export const sand = 'var(--art-sand)';
export const wall = 'var(--art-wall)';
export const cool = 'var(--art-cool)';
export const floor = 'var(--art-floor)';
export const water = 'var(--art-water)';

// Things and figures: middle tones that stand out on each ground.
export const ink = 'var(--art-ink)';
export const white = 'var(--art-white)';
export const cream = 'var(--art-cream)';
export const glow = 'var(--art-glow)';
export const moon = 'var(--art-moon)';
export const red = 'var(--art-red)';
export const orange = 'var(--art-orange)';
export const yellow = 'var(--art-yellow)';
export const green = 'var(--art-green)';
export const leaf = 'var(--art-leaf)';
export const fir = 'var(--art-fir)';
export const blue = 'var(--art-blue)';
export const teal = 'var(--art-teal)';
export const plum = 'var(--art-plum)';
export const pink = 'var(--art-pink)';
export const brown = 'var(--art-brown)';
export const bark = 'var(--art-bark)';
export const grey = 'var(--art-grey)';
export const stone = 'var(--art-stone)';
export const slate = 'var(--art-slate)';
export const skin = 'var(--art-skin)';
export const tan = 'var(--art-tan)';
export const umber = 'var(--art-umber)';

/** The one line of all scenes. */
export const line = {
  fill: 'none',
  stroke: ink,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
