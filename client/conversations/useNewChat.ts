import { useNavigate } from 'react-router';
import { forgetCurrentChat } from '../chat/store/current-chat';

/** What a link to /chat may pass on. */
export interface ChatPageState {
  /** Another value than before begins a new chat, also if /chat is already open. */
  newChat?: string;
}

/** Opens /chat without a conversation. */
export function useNewChat(): () => void {
  const navigate = useNavigate();
  return () => {
    forgetCurrentChat();
    void navigate('/chat');
  };
}
