import { claims } from '../../../i18n/en/console/claims.ts';
import { addWords } from '../../../i18n/words.ts';

addWords('claims', claims);
