/** In a module of its own, so that `LazyTooltip` can load it. */
export { Tooltip } from '@mantine/core';
