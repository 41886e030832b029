// The client's modules import without extensions, which the server's compiler settings do not allow. Jest loads them.
export { readLiveFrame } from '../../client/chat/live/live-frame.ts';
export { applyFrame } from '../../client/chat/store/apply-frame.ts';
export { chatMessage } from '../../client/chat/store/chat-message.ts';
export { emptyChat } from '../../client/chat/store/chat-state.ts';
export { addPage } from '../../client/chat/store/stored-messages.ts';
