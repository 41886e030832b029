import { useQuery } from '@apollo/client/react';
import type { ContentScope } from '../../contract/contents';
import { useGuardedChildren } from '../devices/useGuardedChildren';
import { HOUSEHOLDS } from '../households/households.graphql';
import { askAgain } from '../platform/ask-again';
import { usePermission, useUser } from '../session/useSession';
import { t } from './texts';

/** A shelf that the reader may look at: that of the reader's families, or the library. */
export interface ShelfPlace {
  scope: ContentScope;
  label: string;
  /** The families to which something may be added. None: the library, or nothing may be added. */
  households: readonly { id: string; name: string }[];
  mayAdd: boolean;
}

/** The shelf of the reader's families, and the library. */
export function useShelfPlaces() {
  const { role } = useUser();
  const mayUpload = usePermission('upload_content');
  const isStaff = role === 'admin' || role === 'moderator';
  const skip = !usePermission('view_child_profiles');
  const { data, error, refetch } = useQuery(HOUSEHOLDS, { skip });
  const { children, error: childrenError, reload } = useGuardedChildren({ skip });
  const guarded = data?.households.filter((household) => household.role !== 'HELPER') ?? [];
  const family: ShelfPlace = {
    scope: 'household',
    label: t('page.family'),
    households: guarded,
    mayAdd: mayUpload && guarded.length > 0,
  };
  const library: ShelfPlace = {
    scope: 'library',
    label: t('page.library'),
    households: [],
    mayAdd: mayUpload && isStaff,
  };
  const isLoaded = skip || (data !== undefined && children !== null);
  const hasFamily = (data?.households.length ?? 0) > 0;
  return {
    all: isLoaded ? [...(hasFamily ? [family] : []), library] : [],
    /** Whose shelves the reader may fill. */
    wards: children ?? [],
    isLoading: !isLoaded && !error && !childrenError,
    hasNoFamily: isLoaded && !hasFamily && !isStaff,
    error: isLoaded ? null : (error ?? childrenError ?? null),
    reload: () => {
      askAgain(refetch);
      reload();
    },
  };
}
