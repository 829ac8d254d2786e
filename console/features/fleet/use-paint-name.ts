import { useTranslation } from 'react-i18next';
import { type CarPaint, carPaints } from '../../../contract/car-designs.ts';

const isDrawn = (colour: string): colour is CarPaint =>
  (carPaints as readonly string[]).includes(colour);

/** A drawing's paints have names of their own; to people a colour is called as they would call it. */
export function usePaintName(): (colour: string) => string {
  const { t } = useTranslation('cars');
  return (colour) => (isDrawn(colour) ? t(`paints.${colour}`) : colour);
}
