import { Loading } from '../ui/Skeletons';
import compact from './CompactRow.module.css';
import cards from './ConversationCards.module.css';
import rows from './ConversationRows.module.css';
import type { ListView } from './list-views';
import bones from './skeleton.module.css';

const KEYS = [1, 2, 3, 4, 5, 6];

/** Placeholders in the shape of the view that loads. Plain elements, because the list is asked for when they are drawn. */
export function ConversationsSkeleton({ view }: { view: ListView }) {
  const Item = { cards: CardShape, rows: RowShape, compact: CompactShape }[view];
  const items = KEYS.map((key) => <Item key={key} />);
  return (
    <Loading>
      {view === 'cards' ? (
        <>
          <div className={bones.heading}>
            <Bone height={18} width="220px" />
          </div>
          <div className={cards.cards}>{items}</div>
        </>
      ) : (
        <div className={view === 'rows' ? rows.rows : undefined}>{items}</div>
      )}
    </Loading>
  );
}

function CardShape() {
  return (
    <div className={cards.card}>
      <div className={bones.cardTitle}>
        <Bone height={18} width="65%" />
      </div>
      <div className={bones.lines}>
        <Bone height={12} width="95%" />
        <Bone height={12} width="70%" />
      </div>
      <div className={cards.cardFoot}>
        <Bone height={22} width="64px" isRound />
        <Bone height={12} width="52px" />
      </div>
    </div>
  );
}

function RowShape() {
  return (
    <div className={rows.row}>
      <div className={rows.tick}>
        <Bone height={20} width="20px" />
      </div>
      <div className={rows.rowText}>
        <div className={bones.rowTitle}>
          <Bone height={16} width="45%" />
        </div>
        <Bone height={12} width="85%" />
        <div className={rows.rowFoot}>
          <Bone height={22} width="64px" isRound />
          <Bone height={12} width="110px" />
        </div>
      </div>
    </div>
  );
}

function CompactShape() {
  return (
    <div className={compact.compactRow}>
      <div className={bones.compactTitle}>
        <Bone height={15} width="45%" />
        <Bone height={12} width="52px" />
      </div>
      <div className={bones.compactWords}>
        <Bone height={12} width="80%" />
      </div>
      <Bone height={22} width="64px" isRound />
    </div>
  );
}

function Bone({ height, width, isRound }: { height: number; width: string; isRound?: boolean }) {
  return <div className={bones.bone} style={{ height, width }} data-round={isRound || undefined} />;
}
