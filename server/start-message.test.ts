import { describe, expect, it } from 'vitest';
import { startMessage } from './start-message.ts';

type Started = Parameters<typeof startMessage>[0];

const demonstration: Started = {
  url: 'http://localhost:3000',
  consoleUrl: 'http://localhost:3001',
  config: { loadsSampleData: true, simulated: ['payments', 'mail'] },
  seconds: 1.26,
};
const said = (changed: Partial<Started> = {}) =>
  startMessage({ ...demonstration, ...changed }).join('\n');

describe('whoever starts it', () => {
  it('is told both addresses, and what is simulated', () => {
    expect(said()).toMatch(/^Handover is ready at http:\/\/localhost:3000 \(1\.3 s\)$/m);
    expect(said()).toMatch(/^The console for staff is at http:\/\/localhost:3001$/m);
    expect(said()).toMatch(/^Simulated: payments, mail\.$/m);
  });

  it('is told who can log in to the console, one of each kind, and where their codes are', () => {
    const [renters, staff = ''] = said().split('Sample staff');
    expect(renters).toMatch(/^ {2}renter@handover\.example {2}handover-sample {2}/m);
    expect(staff).toMatch(/^, for the console \(their codes are shown at \/sim\):$/m);
    for (const kind of ['owner', 'dispatcher', 'desk', 'fleet', 'driver-one', 'driver-two']) {
      expect(staff).toMatch(new RegExp(`^  ${kind}@handover\\.example  handover-sample  \\w`, 'm'));
    }
  });

  it('hears nothing of a console or its staff where there is none', () => {
    expect(said({ consoleUrl: null })).not.toMatch(/console|staff|owner@/);
  });

  it('hears of nobody where sample data are not loaded', () => {
    const config = { ...demonstration.config, loadsSampleData: false };
    expect(said({ config })).not.toMatch(/@|Sample/);
  });
});
