import { errors } from '../../../../i18n/en/errors.ts';
import { refusalKey } from '../../../api/refusal-key.ts';

/** Why something was refused, by its code. */
export const refusalText = (code: string): string => errors[refusalKey(code)].text;
