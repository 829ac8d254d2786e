import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import Pad from 'signature_pad';

interface SignaturePadProps {
  readonly renter: string;
  /** A PNG picture, or null while nothing is written. */
  readonly onChange: (signature: Blob | null) => void;
}

/** Always white, as paper is. */
export function SignaturePad({ renter, onChange }: SignaturePadProps) {
  const { t } = useTranslation('drive');
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<Pad>(null);
  useEffect(() => {
    const place = canvas.current;
    if (!place) return;
    const ratio = Math.max(devicePixelRatio, 1);
    place.width = place.offsetWidth * ratio;
    place.height = place.offsetHeight * ratio;
    place.getContext('2d')?.scale(ratio, ratio);
    const made = new Pad(place, { minWidth: 1.2, maxWidth: 3.4 });
    made.addEventListener('endStroke', () => place.toBlob((blob) => onChange(blob), 'image/png'));
    pad.current = made;
    return () => made.off();
  }, [onChange]);
  const clear = () => {
    pad.current?.clear();
    onChange(null);
  };
  return (
    <div className="relative min-h-44 flex-1 rounded-card border-2 border-ink bg-pad text-on-pad">
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('handover.sign.pad')}
        className="absolute inset-0 size-full touch-none"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-x-6 bottom-10 h-0.5 bg-pad-quiet opacity-30"
      />
      <button
        type="button"
        onClick={clear}
        className="absolute top-1 right-1 min-h-touch px-4 text-sm font-strong"
      >
        {t('handover.sign.clear')}
      </button>
      <span className="pointer-events-none absolute bottom-3 left-6 text-sm leading-5 text-pad-quiet">
        {t('handover.sign.by', { renter })}
      </span>
    </div>
  );
}
