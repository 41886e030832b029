import type { ComponentPropsWithRef } from 'react';
import classes from './Tag.module.css';

interface TagProps extends ComponentPropsWithRef<'span'> {
  /** The name of a colour of the theme. */
  color: string;
  size?: 'xs' | 'sm';
}

/** Looks like a light badge. It is a plain element, because lists have many of them. */
export function Tag({ color, size = 'sm', ...props }: TagProps) {
  return (
    <span
      className={classes.tag}
      data-size={size}
      style={{
        color: `var(--mantine-color-${color}-light-color)`,
        background: `var(--mantine-color-${color}-light)`,
      }}
      {...props}
    />
  );
}
