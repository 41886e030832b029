import { useMutation } from '@apollo/client/react';
import type { ChildFieldsFragment } from '../gql/graphql';
import type { ConsentTextBody } from './ConsentText';
import { type ChildFormValues, createInputOf } from './child-form';
import { CREATE_CHILD } from './children.graphql';
import { t } from './texts';

interface Agreement {
  /** The text that the guardian agreed to. */
  consent: ConsentTextBody;
  /** Null: the account has no household yet, and the server creates one. */
  householdId: string | null;
}

/** Creates a child. Lists and households on the screen follow. */
export function useCreateChild() {
  const [create] = useMutation(CREATE_CHILD, { refetchQueries: ['Children', 'Households'] });
  return async (values: ChildFormValues, agreement: Agreement): Promise<ChildFieldsFragment> => {
    const { data } = await create({ variables: { input: createInputOf(values, agreement) } });
    if (!data) throw new Error(t('problem.notConfirmed'));
    return data.createChild;
  };
}

/** What the browser knows of the place of the family. */
export function browserPlace(): { timeZone: string; language: string } {
  return { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, language: navigator.language };
}
