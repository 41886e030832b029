import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { ReadingLevel } from '../../contract/children.js';
import type { ContentKind, ContentScope, ContentStatus } from '../../contract/contents.js';
import { ContentKindEnum, ContentScopeEnum, ContentStatusEnum, ReadingLevelEnum } from '../graphql/enums.js';
import { pageOf } from '../graphql/page.js';
import { DateTimeScalar } from '../graphql/scalars.js';

@ObjectType('ContentVariant')
export class ContentVariantObject {
  @Field(() => String) name: string;
  @Field(() => Int) width: number;
  @Field(() => Int) height: number;
  @Field(() => String, { description: 'As the one of the content' }) url: string;
}

@ObjectType('Content', { description: 'A story, picture or worksheet that a family or staff has added' })
export class ContentObject {
  @Field(() => ID) id: string;
  @Field(() => String) filename: string;
  @Field(() => Int, { description: 'Bytes of the file that the URL opens' }) size: number;
  @Field(() => String) mimeType: string;
  @Field(() => String, {
    nullable: true,
    description: 'A signed path, for five minutes and this session. Null until the content is whole',
  })
  url: string | null;
  @Field(() => ID, { nullable: true }) uploadedBy: string | null;
  @Field(() => DateTimeScalar) uploadedAt: Date;
  @Field(() => ContentStatusEnum) status: ContentStatus;
  @Field(() => String, { nullable: true, description: 'Why the file was refused: a code of errors' })
  problem: string | null;
  @Field(() => String) title: string;
  @Field(() => ContentKindEnum) kind: ContentKind;
  @Field(() => ContentScopeEnum) scope: ContentScope;
  @Field(() => ID, { nullable: true, description: 'Null: it is in the library' }) householdId: string | null;
  @Field(() => [ID], { description: 'The shelves on which it stands, of the children that the caller looks after' })
  childIds: string[];
  @Field(() => ReadingLevelEnum, { nullable: true, description: 'Of stories' }) readingLevel: ReadingLevel | null;
  @Field(() => [String]) tags: string[];
  @Field(() => [ContentVariantObject], { description: 'The sizes of a picture, the smallest first' })
  variants: ContentVariantObject[];
  @Field(() => String, { nullable: true, description: 'The words of a story. Null in pages of contents' })
  text: string | null;
}

@ObjectType('ContentPage')
export class ContentPage extends pageOf(ContentObject) {}

@InputType()
export class CreateStoryInput {
  @Field(() => String, { description: 'At most 120 characters' }) title: string;
  @Field(() => String, { description: 'Plain text or Markdown, at most 60,000 characters' }) text: string;
  @Field(() => [String], { nullable: true }) tags?: string[] | null;
  @Field(() => [ID], { nullable: true, description: 'On whose shelves it stands' }) childIds?: string[] | null;
  @Field(() => ContentScopeEnum, { nullable: true, description: 'HOUSEHOLD if left out' }) scope?: ContentScope | null;
  @Field(() => ID, { nullable: true, description: 'Left out, the first household whose guardian the caller is' })
  householdId?: string | null;
}

@InputType({ description: 'Fields that are left out stay as they are' })
export class UpdateContentInput {
  @Field(() => String, { nullable: true }) title?: string | null;
  @Field(() => String, { nullable: true, description: 'Of stories' }) text?: string | null;
  @Field(() => [String], { nullable: true }) tags?: string[] | null;
  @Field(() => ReadingLevelEnum, { nullable: true }) readingLevel?: ReadingLevel | null;
}
