import type { z } from 'zod';
import type { QuoteRequest } from '../../contract/quotes.ts';

/** What a quote rests on besides the catalogue; stored with it, so that it can be priced again. */
export type Choices = Pick<z.output<typeof QuoteRequest>, 'extras' | 'insurances' | 'checkout'>;
