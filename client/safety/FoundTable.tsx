import { type Found, percentFound } from './card-figures';
import classes from './safety-page.module.css';
import { t } from './texts';

interface FoundTableProps {
  caption: string;
  /** The heading of the first column. */
  first: string;
  rows: readonly (Found & { name: string })[];
}

export function FoundTable({ caption, first, rows }: FoundTableProps) {
  return (
    <table className={classes.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          <th scope="col">{t('figures.found')}</th>
          <th scope="col">{t('figures.share')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, unsafe, found }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{t('figures.of', { found, unsafe })}</td>
            <td>
              <span className={classes.share}>
                <span className={classes.bar} aria-hidden="true">
                  <span style={{ width: `${(100 * found) / unsafe}%` }} />
                </span>
                {percentFound({ unsafe, found })}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
