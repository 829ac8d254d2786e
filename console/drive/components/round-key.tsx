import { Icon } from '../../../ui/icon.tsx';

interface RoundKeyProps {
  readonly sign: 'minus' | 'plus';
  readonly label: string;
  readonly onPress: () => void;
  readonly isOff: boolean;
}

export const RoundKey = ({ sign, label, onPress, isOff }: RoundKeyProps) => (
  <button
    type="button"
    aria-label={label}
    disabled={isOff}
    onClick={onPress}
    className="grid size-touch shrink-0 place-items-center rounded-full border-2 border-ink disabled:border-control disabled:text-control"
  >
    <Icon name={sign} className="size-[26px] stroke-[2.6]" />
  </button>
);
