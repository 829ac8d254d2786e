import { expect, it } from 'vitest';
import { inTeamOrder } from './team-order.ts';

it('lists the lead first, then the others by the alphabet [A-MARKET-009]', () => {
  const members = [
    { role: 'Planner', isLead: false },
    { role: 'accountant', isLead: false },
    { role: 'Team lead', isLead: true },
    { role: 'Driver', isLead: false },
  ];
  expect(inTeamOrder(members).map(({ role }) => role)).toEqual([
    'Team lead',
    'accountant',
    'Driver',
    'Planner',
  ]);
});
