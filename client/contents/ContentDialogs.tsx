import type { ChildFieldsFragment, ContentFieldsFragment } from '../gql/graphql';
import type { ContentAction } from './ContentCard';
import { ContentDialog } from './ContentDialog';
import { DeleteContent } from './DeleteContent';
import { RenameDialog } from './RenameDialog';
import { ShelvesDialog } from './ShelvesDialog';

interface ContentDialogsProps {
  action: ContentAction;
  content: ContentFieldsFragment;
  wards: readonly ChildFieldsFragment[];
  onClose: () => void;
}

/** The dialog of an action on a content. */
export function ContentDialogs({ action, content, wards, onClose }: ContentDialogsProps) {
  switch (action) {
    case 'open':
      return <ContentDialog content={content} onClose={onClose} />;
    case 'shelves':
      return <ShelvesDialog content={content} wards={wards} onClose={onClose} />;
    case 'rename':
      return <RenameDialog content={content} onClose={onClose} />;
    case 'delete':
      return <DeleteContent content={content} onClose={onClose} />;
  }
}
