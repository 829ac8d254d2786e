import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { addressOf, type BoardView } from './board-view.ts';

export type ShowView = (change: (view: BoardView) => BoardView) => void;

/** Changes what was asked for last, which may still be on its way: of two quick presses neither is lost. */
export function useShowView(view: BoardView): ShowView {
  const navigate = useNavigate();
  const aimed = useRef(view);
  useEffect(() => {
    aimed.current = view;
  }, [view]);
  return (change) => {
    aimed.current = change(aimed.current);
    void navigate(addressOf(aimed.current), { preventScrollReset: true });
  };
}
