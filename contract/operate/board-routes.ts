import { byId, tripRefusals } from '../route.ts';
import { Board, BoardFound, BoardQuery, BoardSearch } from './board.ts';
import { BoardBooking, Move, MovedTimes, MovePreview, TimeMove } from './board-moves.ts';
import { boardOperations } from './board-operations.ts';
import type { OperateRoute } from './route.ts';

const ofACity = ['not_found', 'not_permitted'] as const;

/** As the renter's own change can be refused. */
const changeRefusals = [
  ...ofACity,
  'booking_not_changeable',
  'too_late_to_change',
  'change_in_progress',
  'car_unavailable',
  'out_of_service_area',
  'nothing_changes',
  'company_limit_reached',
  ...tripRefusals,
] as const;

export const boardRoutes = {
  getBoard: {
    ...boardOperations.getBoard,
    summary: 'Every car of a city with its state, what takes its time in a window, and its trouble',
    query: BoardQuery,
    answer: { status: 200, schema: Board },
    refusals: ofACity,
  },
  findOnBoard: {
    ...boardOperations.findOnBoard,
    summary: 'Bookings of a city by reference, plate, and the renter’s name, email or telephone',
    query: BoardSearch,
    answer: { status: 200, schema: BoardFound },
    refusals: ofACity,
  },
  getBoardBooking: {
    ...boardOperations.getBoardBooking,
    summary: 'One booking of the board, with what decides where it can be moved',
    params: byId,
    answer: { status: 200, schema: BoardBooking },
    refusals: ofACity,
  },
  previewMove: {
    ...boardOperations.previewMove,
    summary: 'Whether a booking fits on another car or at another time, and what it would cost',
    params: byId,
    body: Move,
    answer: { status: 200, schema: MovePreview },
    refusals: changeRefusals,
  },
  moveBooking: {
    ...boardOperations.moveBooking,
    summary: 'Moves a booking to another time at the price that was shown, and tells the renter',
    params: byId,
    body: TimeMove,
    answer: { status: 200, schema: MovedTimes },
    refusals: [...changeRefusals, 'price_changed'],
  },
} as const satisfies Record<string, OperateRoute>;
