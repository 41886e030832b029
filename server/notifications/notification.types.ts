import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { NotificationKind } from '../../contract/notifications.js';
import { NotificationKindEnum } from '../graphql/enums.js';
import { pageOf } from '../graphql/page.js';
import { DateTimeScalar } from '../graphql/scalars.js';

@ObjectType('Notification')
export class NotificationObject {
  @Field(() => ID) id: string;
  @Field(() => NotificationKindEnum) kind: NotificationKind;
  @Field(() => String) title: string;
  @Field(() => String) message: string;
  @Field(() => Boolean) read: boolean;
  @Field(() => ID, { nullable: true }) conversationId: string | null;
  @Field(() => String, { nullable: true, description: 'The page of the web client that the notification opens' })
  link: string | null;
  @Field(() => DateTimeScalar) createdAt: Date;
}

@ObjectType('NotificationPage')
export class NotificationPage extends pageOf(NotificationObject) {
  @Field(() => Int) unread: number;
}
