import { wallet } from '../../../../i18n/en/wallet.ts';
import { addWords } from '../../../../i18n/words.ts';

// The card form is also loaded on its own, by pages that do not know its words.
addWords('wallet', wallet);
