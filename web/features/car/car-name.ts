export function carName({ brand, model }: { brand: string; model: string }): string {
  return `${brand} ${model}`;
}
