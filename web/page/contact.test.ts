import { expect, test } from 'vitest';
import { contactOf, phonesText } from './contact.ts';

const general = { email: 'hello@handover.example', phone: '+1 212 555 0100' };
const lisbon = { name: 'Lisbon', offered: true, supportPhone: '+351 200 555 142' };
const newYork = { name: 'New York', offered: true, supportPhone: null };
const paris = { name: 'Paris', offered: false, supportPhone: '+33 1 99 00 01 42' };

const said = (cities: Parameters<typeof contactOf>[1]) => phonesText(contactOf(general, cities));

test('every city on offer has its number, or the general one', () => {
  expect(said([lisbon, newYork, paris])).toBe(
    '+351 200 555 142 (Lisbon) or +1 212 555 0100 (New York)',
  );
});

test('a number that all of them have is said once, and without a city', () => {
  expect(said([newYork, { ...newYork, name: 'Boston' }])).toBe('+1 212 555 0100');
  expect(said([lisbon])).toBe('+351 200 555 142');
  expect(said([paris])).toBe('+1 212 555 0100');
});
