interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Opens the phone's own maps with the way from here. */
export const mapsLink = ({ latitude, longitude }: Place): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
