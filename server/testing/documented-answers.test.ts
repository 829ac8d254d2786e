import { expect, it } from 'vitest';
import { requireDocumented } from './documented-answers.ts';

const requireExtras = (answer: object, status = 200) =>
  requireDocumented('GET', '/api/extras', Response.json(answer, { status }));
const refusal = (code: string) => ({ error: { code, message: 'No.' } });

it('an answer says what its shape has, and nothing else, however deep it stands', async () => {
  const extra = {
    id: 'seat',
    label: 'Child seat',
    description: 'From 9 kg',
    pricePerDay: { amount: 50_000, currency: 'EUR', precision: 4 },
    hasFees: true,
    perDriver: false,
  };
  await expect(requireExtras({ extras: [extra] })).resolves.toBeUndefined();
  await expect(requireExtras({ extras: [extra], secret: 1 })).rejects.toThrow('answer.secret');
  const row = { ...extra, price_per_day: 50_000 };
  await expect(requireExtras({ extras: [row] })).rejects.toThrow('answer.extras.0.price_per_day');
});

it('a refusal has a code and a status that are documented', async () => {
  await expect(requireExtras(refusal('unavailable'), 503)).resolves.toBeUndefined();
  await expect(requireExtras(refusal('unavailable'), 418)).rejects.toThrow('418 unavailable');
  await expect(requireExtras(refusal('car_changed'), 409)).rejects.toThrow('car_changed');
});
