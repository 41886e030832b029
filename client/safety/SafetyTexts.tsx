import { CONDUCT_CATEGORIES, INPUT_CATEGORIES } from '../../contract/safety';
import classes from './safety-page.module.css';
import { CATEGORY_NAMES, RESPONSES } from './safety-words';

export function CheckedTopics() {
  return (
    <>
      <h2>What is checked</h2>
      <div className={classes.columns}>
        <section aria-labelledby="topics">
          <h3 id="topics">In messages and answers</h3>
          <ul>
            {INPUT_CATEGORIES.map((category) => (
              <li key={category}>{CATEGORY_NAMES[category]}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="conduct">
          <h3 id="conduct">What Starling must not do</h3>
          <ul>
            {CONDUCT_CATEGORIES.map((category) => (
              <li key={category}>{CATEGORY_NAMES[category]}</li>
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
      <h2>What happens then</h2>
      <dl className={classes.responses}>
        {RESPONSES.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        If the checks notice that a child tells of harm that may come from someone at home, the child sees help lines,
        and the family isn’t shown the exchange. A child must be able to ask for help without fear. The checks don’t
        notice every such message.
      </p>
    </>
  );
}

export function Limits() {
  return (
    <>
      <h2>What it can’t do</h2>
      <ul>
        <li>It misses things. Children find words that no rule knows. Please keep talking with your child.</li>
        <li>It can’t tell how your child feels. No notice doesn’t mean that all is well.</li>
        <li>It knows only what is written in Starling, not in other apps.</li>
        <li>
          English is measured in full; German, Spanish and French only for serious subjects and danger. In any other
          language, don’t rely on these checks.
        </li>
        <li>No one is watching live. In an emergency, call the number at the top of this page.</li>
      </ul>
      <h2>How we measure</h2>
      <p>
        We keep a set of about 3,000 sentences: unsafe ones in 26 kinds of risk, plain and hidden, and harmless ones,
        many of which sound alarming on purpose. Their author hadn’t read the rules. The rules were tuned on four tenths
        of the set. The figures here come from the other six tenths and are computed again for each version. They are
        our own figures about our own sentences; no one else has checked them, and real conversations will differ.
      </p>
    </>
  );
}
