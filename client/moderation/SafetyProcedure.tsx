import { List } from '@mantine/core';
import classes from './moderation.module.css';

/** The steps for safety cases, folded. docs/moderation.md has the whole procedure. */
export function SafetyProcedure() {
  return (
    <details className={classes.procedure}>
      <summary>Procedure for safety cases</summary>
      <List type="ordered" spacing="xs" size="sm">
        <List.Item>
          Start with the cases in which someone may be in danger, and with the one that has waited longest.
        </List.Item>
        <List.Item>
          Read the excerpt. The person has already seen a safety answer with help lines. No one has reported them, so do
          not judge them.
        </List.Item>
        <List.Item>
          If someone may be in danger now, pass the case on at once to the person who is responsible for safeguarding in
          your organisation. They decide whether to call the police or a child protection service. Then choose “Passed
          on”, and note the person or service and the time.
        </List.Item>
        <List.Item>If nothing shows that someone is in danger now, choose “Help was shown”.</List.Item>
        <List.Item>If the check misunderstood the message, choose “False alarm”.</List.Item>
        <List.Item>
          In a sealed case the harm may come from home. Open its text with a reason, pass it on, and never contact the
          family yourself.
        </List.Item>
        <List.Item>
          Do not speak about the case with anyone else. Every view is logged, and the excerpt is locked once you decide.
        </List.Item>
      </List>
    </details>
  );
}
