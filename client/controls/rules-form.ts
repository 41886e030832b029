import type { Controls } from '../../contract/controls';
import type { Usual } from './usual-rules';

/** What each section of the rules gets. */
export interface RulesFormProps {
  readonly rules: Controls;
  readonly usual: Usual;
  readonly nickname: string;
  change: (update: (rules: Controls) => Controls) => void;
}
