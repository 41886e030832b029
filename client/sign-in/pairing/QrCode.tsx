import { encode } from 'uqr';
import classes from './pairing.module.css';

/** The light edge that readers of QR codes need, in modules. */
const QUIET_ZONE = 3;

/** A QR code, dark on white in every theme, because not every camera reads an inverted one. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      className={classes.qr}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} fill="#111628" />
    </svg>
  );
}
