import { CONDUCT_CATEGORIES, INPUT_CATEGORIES } from '../../contract/safety';
import { t as riskName } from './risk-texts';
import classes from './safety-page.module.css';
import { t } from './texts';

/** The levels of severity, most serious first. */
const LEVELS = ['danger', 'serious', 'risky', 'unkind'] as const;
const LIMITS = ['misses', 'feelings', 'apps', 'languages', 'live'] as const;

export function CheckedTopics() {
  return (
    <>
      <h2>{t('checked.title')}</h2>
      <div className={classes.columns}>
        <section aria-labelledby="topics">
          <h3 id="topics">{t('checked.messages')}</h3>
          <ul>
            {INPUT_CATEGORIES.map((category) => (
              <li key={category}>{riskName(category)}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="conduct">
          <h3 id="conduct">{t('checked.conduct')}</h3>
          <ul>
            {CONDUCT_CATEGORIES.map((category) => (
              <li key={category}>{riskName(category)}</li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

export function Responses() {
  return (
    <>
      <h2>{t('then.title')}</h2>
      <dl className={classes.responses}>
        {LEVELS.map((level) => (
          <div key={level}>
            <dt>{t(`then.${level}`)}</dt>
            <dd>{t(`then.${level}Text`)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('then.home')}</p>
    </>
  );
}

export function Limits() {
  return (
    <>
      <h2>{t('limits.title')}</h2>
      <ul>
        {LIMITS.map((limit) => (
          <li key={limit}>{t(`limits.${limit}`)}</li>
        ))}
      </ul>
      <h2>{t('measure.title')}</h2>
      <p>{t('measure.text')}</p>
    </>
  );
}
