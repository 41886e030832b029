/** Loads the styles for forced colours and for more contrast, once somebody asks for either. Most people never do. */
export function loadContrast(): void {
  const isWanted = window.matchMedia('(forced-colors: active), (prefers-contrast: more)');
  const load = () => {
    if (isWanted.matches) void import('./contrast.css');
  };
  isWanted.addEventListener('change', load);
  load();
}
