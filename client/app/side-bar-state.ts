import { useLocalStorage } from '@mantine/hooks';

/** Whether the side bar shows only icons; remembered in this browser. */
export function useSideBarState(): [isCollapsed: boolean, toggle: () => void] {
  const [state, setState] = useLocalStorage<'expanded' | 'collapsed'>({
    key: 'starling_side_bar',
    defaultValue: 'expanded',
    getInitialValueInEffect: false,
    deserialize: (value) => (value === 'collapsed' ? 'collapsed' : 'expanded'),
    serialize: (value) => value,
  });
  return [state === 'collapsed', () => setState(state === 'collapsed' ? 'expanded' : 'collapsed')];
}
