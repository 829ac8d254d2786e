/** As the provider's own widget names its states. */
export type WidgetState = 'closed' | 'loaded' | 'ready' | 'loading' | 'completed';

type WidgetEvent = 'load' | 'ready' | 'submit' | 'refuse' | 'complete' | 'cancel';

const next: Readonly<Record<WidgetState, Partial<Record<WidgetEvent, WidgetState>>>> = {
  closed: { load: 'loaded' },
  loaded: { ready: 'ready', cancel: 'closed' },
  ready: { submit: 'loading', cancel: 'closed' },
  // What was sent may still be decided, but the renter need not stay for it.
  loading: { complete: 'completed', refuse: 'ready', cancel: 'closed' },
  completed: {},
};

/** What does not fit the state changes nothing: a late answer does not open a closed window. */
export function widgetAfter(state: WidgetState, event: WidgetEvent): WidgetState {
  return next[state][event] ?? state;
}
