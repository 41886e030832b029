/** A module of its own, so that `LazyTooltip` can load it on demand. */
export { Tooltip } from '@mantine/core';
