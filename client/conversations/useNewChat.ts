import { useNavigate } from 'react-router';
import { STORAGE_KEYS } from '../platform/storage-keys';

/** Goes to /chat with nothing open, so that the next message begins a new conversation. */
export function useNewChat(): () => void {
  const navigate = useNavigate();
  return () => {
    localStorage.removeItem(STORAGE_KEYS.currentConversationId);
    void navigate('/chat');
  };
}
