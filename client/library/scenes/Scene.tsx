import type { Drawing } from './drawing';
import classes from './Scene.module.css';

interface SceneProps {
  drawing: Drawing;
  className?: string;
  /** Decoration: words beside it say the same. */
  isDecoration?: boolean;
}

/** One drawn scene, as wide as its place, four to three. */
export function Scene({ drawing, className = '', isDecoration = false }: SceneProps) {
  return (
    <svg
      className={`${classes.scene} ${className}`}
      viewBox="0 0 320 240"
      preserveAspectRatio="xMidYMid slice"
      focusable="false"
      role="img"
      aria-label={drawing.alt}
      aria-hidden={isDecoration || undefined}
    >
      {drawing.shapes}
    </svg>
  );
}
