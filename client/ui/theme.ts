import { type BadgeProps, type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import { t } from '../platform/texts';

/** Blue-black: text and dark surfaces. */
const ink: MantineColorsTuple = [
  '#eef0f6',
  '#d9dde9',
  '#b4bbd1',
  '#8d97b6',
  '#6b779d',
  '#4e5a82',
  '#3d486d',
  '#2b3454',
  '#1c233c',
  '#111628',
];
/** Deep indigo-violet, for primary actions. */
const plume: MantineColorsTuple = [
  '#f3f1fc',
  '#e4dff8',
  '#c8bff0',
  '#ab9ce8',
  '#917de0',
  '#7d64d8',
  '#6549c4',
  '#533aa8',
  '#432f8b',
  '#32236c',
];
/** Teal, for the assistant, links and success. */
const sheen: MantineColorsTuple = [
  '#e6f7f5',
  '#cdeeea',
  '#9fdcd5',
  '#6cc8bf',
  '#40b4a9',
  '#219f94',
  '#0f766e',
  '#0d645d',
  '#0b514c',
  '#083e39',
];
/** Warm amber, for highlights and everything for children. */
const beak: MantineColorsTuple = [
  '#fff6e5',
  '#ffe9c4',
  '#ffd48a',
  '#ffbf52',
  '#fbab24',
  '#ee9a0c',
  '#c77a05',
  '#9a5d05',
  '#7c4a05',
  '#5c3704',
];
/** Warm off-white, the light background. Long text never stands on pure white. */
const dawn: MantineColorsTuple = [
  '#fffdf9',
  '#fbf6ee',
  '#f5ecdf',
  '#ecdfcd',
  '#dfcdb5',
  '#c9b499',
  '#a8927a',
  '#85725e',
  '#625445',
  '#443a30',
];
/** For purple badges; Mantine has no purple. */
const purple: MantineColorsTuple = [
  '#f8f0fc',
  '#f0dff8',
  '#e1bdf0',
  '#d199e8',
  '#c27be0',
  '#b466da',
  '#9c36c8',
  '#822aa8',
  '#6c2389',
  '#541a6b',
];
/** Only for danger. The middle shade is dark enough for white text. */
const red: MantineColorsTuple = [
  '#fff1f0',
  '#ffe0de',
  '#ffc2be',
  '#ff9d97',
  '#f77069',
  '#e5483f',
  '#c92f2a',
  '#a82420',
  '#8a1f1c',
  '#6e1a17',
];
/** Mantine's dark scale: text first, darkest surface last. */
const dark: MantineColorsTuple = [
  '#e6e9f3',
  '#c6ccde',
  '#a3acc8',
  '#7f89aa',
  '#414b6c',
  '#2e3754',
  '#232b45',
  '#151a2c',
  '#10152a',
  '#0c1020',
];

/** Never blurred: weak tablets need seconds for each frame of a blurred page. */
const BACKDROP = { color: ink[9], backgroundOpacity: 0.45 };
const BADGE = { '--badge-fz': '0.75rem', '--badge-height': '1.375rem' };

/** Every colour, radius, font and shadow of the product. */
export const theme = createTheme({
  colors: { ink, plume, sheen, beak, dawn, purple, red, dark },
  primaryColor: 'plume',
  primaryShade: { light: 6, dark: 6 },
  autoContrast: true,
  luminanceThreshold: 0.35,
  black: ink[9],
  white: '#ffffff',
  fontFamily: "'Nunito Sans Variable', 'Nunito Sans', system-ui, -apple-system, 'Segoe UI', sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', 'Cascadia Code', Menlo, Consolas, monospace",
  headings: {
    fontWeight: '750',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.25' },
      h2: { fontSize: '1.375rem', lineHeight: '1.3' },
      h3: { fontSize: '1.125rem', lineHeight: '1.35' },
    },
  },
  lineHeights: { md: '1.55' },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '20px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  shadows: {
    xs: '0 1px 2px rgb(17 22 40 / 6%)',
    sm: '0 2px 12px rgb(17 22 40 / 7%)',
    md: '0 6px 24px rgb(17 22 40 / 9%)',
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
  focusRing: 'auto',
  components: {
    Button: { defaultProps: { radius: 'xl' } },
    Card: { defaultProps: { radius: 'md', padding: 'lg', withBorder: true, bg: 'var(--starling-surface)' } },
    // At the default radius a box of 20 px would look like a radio button.
    Checkbox: { defaultProps: { radius: 'xs' } },
    // Functions, because the language can change.
    Modal: {
      defaultProps: () => ({
        styles: { content: { border: '1px solid var(--starling-border)' } },
        closeButtonProps: { 'aria-label': t('control.close') },
        radius: 'lg',
        centered: true,
        overlayProps: BACKDROP,
      }),
    },
    Drawer: {
      defaultProps: () => ({ closeButtonProps: { 'aria-label': t('control.close') }, overlayProps: BACKDROP }),
    },
    Notification: {
      defaultProps: () => ({
        closeButtonProps: { 'aria-label': t('control.dismiss') },
        styles: { description: { color: 'var(--mantine-color-dimmed)' } },
      }),
    },
    Tooltip: { defaultProps: { openDelay: 250, transitionProps: { duration: 120 } } },
    // A plain object, because `Badge.extend` would load the component with every page.
    Badge: {
      defaultProps: { variant: 'light', tt: 'none', fw: 600 },
      // Mantine's smallest badges have text of 9 px, which is too small to read.
      vars: (_theme: unknown, { size }: BadgeProps) => ({
        root:
          size === 'xs'
            ? { '--badge-fz': '0.6875rem', '--badge-height': '1.1875rem' }
            : size === 'lg' || size === 'xl'
              ? {}
              : BADGE,
      }),
    },
    // Tab goes from item to item, too: some switches have no arrow keys.
    Menu: { defaultProps: { shadow: 'md', radius: 'md', transitionProps: { duration: 120 }, menuItemTabIndex: 0 } },
  },
});

/** Darker text for light badges and buttons in the light scheme. Mantine's own misses a contrast of 4.5:1. */
const READABLE_LIGHT = Object.fromEntries(
  ['red', 'pink', 'indigo', 'blue', 'cyan', 'teal', 'green', 'yellow', 'orange', 'purple'].map((color) => [
    `--mantine-color-${color}-light-color`,
    `color-mix(in srgb, var(--mantine-color-${color}-9) 68%, black)`,
  ]),
);

/** Surfaces and borders of each scheme. `styles.css` overrides them for the theme `starling`. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    // As high and wide as their letters need.
    '--starling-top-bar': '3.5rem',
    '--starling-side-bar': 'max(264px, min(16.5rem, 24vw))',
    '--starling-side-bar-small': '72px',
    '--starling-content': '1120px',
    '--starling-chat': '760px',
    '--starling-sheen': `linear-gradient(140deg, ${plume[8]} 0%, ${plume[6]} 38%, ${sheen[6]} 100%)`,
  },
  light: {
    ...READABLE_LIGHT,
    '--mantine-color-body': dawn[1],
    '--mantine-color-text': ink[9],
    '--mantine-color-dimmed': ink[5],
    '--mantine-color-placeholder': ink[5],
    '--mantine-color-disabled': dawn[3],
    '--mantine-color-disabled-color': ink[4],
    '--mantine-color-default-border': dawn[3],
    '--mantine-color-anchor': sheen[7],
    '--starling-surface': dawn[0],
    '--starling-surface-sunken': dawn[2],
    '--starling-border': dawn[3],
    '--starling-own-bubble': plume[1],
    '--starling-hover': 'rgb(101 73 196 / 7%)',
    '--starling-active': 'rgb(101 73 196 / 12%)',
    '--starling-active-text': plume[8],
    '--starling-accent': plume[6],
    '--starling-link': sheen[7],
  },
  dark: {
    '--mantine-color-body': dark[7],
    '--mantine-color-text': dark[0],
    '--mantine-color-dimmed': dark[2],
    '--mantine-color-placeholder': dark[2],
    '--mantine-color-disabled-color': dark[3],
    '--mantine-color-error': red[3],
    '--mantine-color-default-border': dark[5],
    '--mantine-color-anchor': sheen[3],
    '--starling-surface': '#1c2238',
    '--starling-surface-sunken': '#11162a',
    '--starling-border': dark[5],
    '--starling-own-bubble': '#34296a',
    '--starling-hover': 'rgb(171 156 232 / 9%)',
    '--starling-active': 'rgb(171 156 232 / 16%)',
    '--starling-active-text': plume[1],
    '--starling-accent': plume[3],
    '--starling-feather-light': plume[3],
    '--starling-feather': plume[5],
    '--mantine-color-plume-light': 'rgb(145 125 224 / 20%)',
    '--mantine-color-plume-light-hover': 'rgb(145 125 224 / 28%)',
    '--mantine-color-plume-light-color': plume[1],
    '--mantine-color-gray-light': 'rgb(163 172 200 / 14%)',
    '--mantine-color-gray-light-hover': 'rgb(163 172 200 / 22%)',
    '--mantine-color-gray-light-color': dark[1],
    '--starling-link': sheen[3],
  },
});
