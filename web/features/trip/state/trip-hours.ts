import { endTimeSlots, startTimeSlots } from '../../../../domain/time-slots.ts';
import type { TripDraft } from '../../../../domain/trip-draft.ts';
import type { CalendarFacts } from '../../../../domain/trip-facts.ts';
import { setEndTime, setStartTime } from '../../../../domain/trip-picks.ts';

export interface TripHoursProps {
  readonly facts: CalendarFacts;
  readonly draft: TripDraft;
  readonly onChange: (draft: TripDraft) => void;
}

/** The hour of delivery and the hour of return: which it is, which can be had, and how to choose another. */
export function tripHours({ facts, draft, onChange }: TripHoursProps) {
  return {
    start: {
      time: draft.startTime,
      slots: startTimeSlots(draft, facts),
      onChange: (time: Temporal.PlainTime) => onChange(setStartTime(draft, time, facts)),
    },
    end: {
      time: draft.endTime,
      slots: endTimeSlots(draft, facts),
      onChange: (time: Temporal.PlainTime) => onChange(setEndTime(draft, time, facts)),
    },
  };
}
