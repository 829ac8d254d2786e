import { evidence } from '../../../i18n/en/console/evidence.ts';
import { addWords } from '../../../i18n/words.ts';

addWords('deskEvidence', evidence);
