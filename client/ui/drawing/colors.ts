/** One box of colours for all drawings: middle tones that stand out on light and on dark paper. */
export const INK = '#3a3f58';
export const WHITE = '#fffaf0';
export const CREAM = '#f3dfbf';
export const RED = '#e2574f';
export const ORANGE = '#ee8d3f';
export const YELLOW = '#f6c443';
export const GREEN = '#62b065';
export const LEAF = '#3c8c63';
export const BLUE = '#4a8fd6';
export const SKY = '#9bcdf0';
export const PURPLE = '#8760b8';
export const PINK = '#f0a2b5';
export const ROSE = '#dd7791';
export const BROWN = '#a4714b';
export const BARK = '#7a543a';
export const GREY = '#98a3b5';
