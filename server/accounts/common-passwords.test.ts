import { describe, expect, it } from 'vitest';
import { refuseCommonPassword } from './common-passwords.ts';

const isRefused = (password: string) => {
  try {
    refuseCommonPassword('body.password', password);
    return false;
  } catch {
    return true;
  }
};

describe('a password that is guessed first is refused [A-PASSWORD-002 D-029-003]', () => {
  it.each([
    '123456',
    'password123',
    'PassWord123',
    'abcdef',
    'aaaaaa',
    'zyxwvu',
    '1234554321',
    'qwertyuiop',
    'iloveyou1',
    'Sunshine2024!',
    'dragon!!',
    'handover',
    'Handover1',
  ])('%s', (password) => {
    expect(isRefused(password)).toBe(true);
  });

  it.each(['kvtq82', 'a long enough one', 'seven quiet lamps', 'sunshine on tile roofs', 'Tb7pkW'])(
    'and %s is not',
    (password) => {
      expect(isRefused(password)).toBe(false);
    },
  );
});
