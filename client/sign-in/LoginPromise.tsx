import { IconBook2, IconLock, IconSparkles } from '@tabler/icons-react';
import { Logo } from '../ui/Logo';
import classes from './LoginPage.module.css';
import { loginText } from './login-texts';

const POINTS = [
  { name: 'personal', icon: IconSparkles },
  { name: 'stories', icon: IconBook2 },
  { name: 'private', icon: IconLock },
] as const;

/** What Starling offers: a heading and three points beside the sign-in. */
export function LoginPromise() {
  return (
    <section className={classes.promise} aria-label={loginText('promise.label')}>
      <div className={classes.speckles}>
        <Speckles />
      </div>
      <div className={classes.promiseBody}>
        <div className={classes.bird}>
          <Logo size={148} />
        </div>
        <h1 className={classes.heading}>{loginText('promise.heading')}</h1>
        <ul className={classes.points}>
          {POINTS.map(({ name, icon: Icon }) => (
            <li key={name}>
              <span className={classes.pointIcon} aria-hidden="true">
                <Icon size={22} stroke={1.7} />
              </span>
              {loginText(`promise.${name}`)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** A large plumage pattern. The golden angle spreads the dots evenly. */
function Speckles() {
  const dots = Array.from({ length: 70 }, (_, index) => {
    const angle = index * 2.39996;
    const distance = 6.2 * Math.sqrt(index + 2);
    return {
      x: 78 + distance * Math.cos(angle) * 1.1,
      y: 22 + distance * Math.sin(angle),
      r: 0.18 + (index % 5) * 0.09,
    };
  });
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      {dots.map(({ x, y, r }) => (
        <circle key={`${x}`} cx={x} cy={y} r={r} fill="#fff6e5" opacity={0.16 + r * 0.5} />
      ))}
    </svg>
  );
}
