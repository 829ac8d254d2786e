import { useState } from 'react';
import { formatTime } from '../../../../domain/format-city-time.ts';
import { useDeferred } from '../../../../ui/use-deferred.ts';
import { BarButton } from './bar-cells.tsx';

interface TimeCellProps {
  readonly label: string;
  readonly time: Temporal.PlainTime;
  readonly slots: readonly Temporal.PlainTime[];
  readonly noHour: string;
  readonly onChange: (time: Temporal.PlainTime) => void;
}

const loadSelect = () => import('../../../../ui/select.tsx');

/** A time in a search bar. The list behind it is loaded with the first press. */
export function TimeCell({ label, time, slots, noHour, onChange }: TimeCellProps) {
  const [isWanted, setWanted] = useState(false);
  const part = useDeferred(loadSelect, isWanted);
  const isOffered = slots.some((slot) => slot.equals(time));

  if (part.state === 'ready') {
    return (
      <part.module.Select
        variant="cell"
        isOpenAtFirst
        label={label}
        options={slots.map((slot) => ({ id: slot.toString(), label: formatTime(slot) }))}
        value={isOffered ? time.toString() : null}
        onChange={(id) => onChange(Temporal.PlainTime.from(id))}
        isDisabled={slots.length === 0}
        placeholder={noHour}
      />
    );
  }
  const press = () => {
    if (part.state === 'failed') part.retry();
    setWanted(true);
  };
  return (
    <BarButton label={label} isWaiting={isWanted && part.state === 'waiting'} onPress={press}>
      {slots.length === 0 ? noHour : formatTime(time)}
    </BarButton>
  );
}
