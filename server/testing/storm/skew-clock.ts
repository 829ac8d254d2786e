// Loaded before the product (node --import): every way to ask this process for the time answers so
// many milliseconds too late or too early, as on a machine whose clock is wrong.
const skewMs = Number(process.env['SKEW_MS'] ?? 0);

const TrueDate = Date;
class SkewedDate extends TrueDate {
  constructor(...given: unknown[]) {
    if (given.length === 0) super(TrueDate.now() + skewMs);
    else super(...(given as []));
  }
  static override now(): number {
    return TrueDate.now() + skewMs;
  }
}
globalThis.Date = SkewedDate as DateConstructor;

const trueInstant = Temporal.Now.instant;
Temporal.Now.instant = () => trueInstant().add({ milliseconds: skewMs });
