import type { CSSProperties } from 'react';

/** The product's colours and sizes, written out: mail programs know no variables and few fonts. */
const ink = '#17140f';
const quiet = '#655e53';
const hair = '#e2dacc';
const signal = '#d92d20';
/** Outlook takes Times where it does not know the first one. */
const font = '"Segoe UI", -apple-system, Helvetica, Arial, sans-serif';

export const styles = {
  body: {
    margin: 0,
    padding: '32px 12px',
    backgroundColor: '#fbf8f3',
    fontFamily: font,
    color: ink,
  },
  brand: {
    margin: '0 0 0 6px',
    fontSize: 22,
    lineHeight: '40px',
    fontWeight: 700,
    letterSpacing: '-0.02em',
    color: ink,
  },
  picture: { display: 'block', border: 0 },
  logo: { verticalAlign: 'middle', paddingBottom: 16 },
  card: {
    backgroundColor: '#ffffff',
    border: `1px solid ${hair}`,
    borderRadius: 16,
    padding: '32px 28px',
  },
  heading: {
    margin: '0 0 20px',
    fontSize: 28,
    lineHeight: '34px',
    fontWeight: 700,
    letterSpacing: '-0.02em',
    color: ink,
  },
  text: { margin: '0 0 14px', fontSize: 16, lineHeight: '25px', color: ink },
  note: {
    margin: '0 0 8px',
    fontSize: 14,
    lineHeight: '21px',
    color: quiet,
    wordBreak: 'break-word',
  },
  button: {
    padding: '14px 28px',
    borderRadius: 999,
    backgroundColor: signal,
    color: '#ffffff',
    fontSize: 16,
    fontWeight: 600,
  },
  action: { padding: '20px 0' },
  trip: { borderTop: `1px solid ${hair}`, borderBottom: `1px solid ${hair}` },
  car: {
    margin: '18px 0 14px',
    fontSize: 20,
    lineHeight: '26px',
    fontWeight: 700,
    color: ink,
  },
  label: { margin: 0, fontSize: 13, lineHeight: '20px', color: quiet },
  value: { margin: 0, fontSize: 16, lineHeight: '24px', color: ink },
  /** A pin at each end of the trip, and the line between them, in a column of 24 pixels. */
  pinColumn: {
    width: 24,
    verticalAlign: 'top',
    color: signal,
    fontSize: 16,
    lineHeight: '20px',
  },
  beforeLine: { width: 4, fontSize: 0 },
  line: { width: 2, fontSize: 0, backgroundColor: signal },
  noLine: { width: 2, fontSize: 0 },
  afterLine: { width: 18, fontSize: 0 },
  stop: { paddingBottom: 14, verticalAlign: 'top' },
  figures: { borderTop: `1px solid ${hair}`, padding: '14px 0', verticalAlign: 'top' },
  total: {
    margin: 0,
    fontSize: 22,
    lineHeight: '28px',
    fontWeight: 700,
    color: ink,
  },
  foot: { margin: '20px 0 0', fontSize: 13, lineHeight: '20px', color: quiet },
} as const satisfies Record<string, CSSProperties>;
