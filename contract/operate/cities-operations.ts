/** The cities there are, and what each is like. */
export const citiesOperations = {
  listDeskCities: { method: 'GET', path: '/api/operate/cities', access: 'catalogue.read' },
  addCity: { method: 'POST', path: '/api/operate/cities', access: 'settings.edit' },
  getDeskCity: { method: 'GET', path: '/api/operate/cities/{id}', access: 'catalogue.read' },
  editCity: { method: 'PATCH', path: '/api/operate/cities/{id}', access: 'catalogue.edit' },
  listDeskAreas: {
    method: 'GET',
    path: '/api/operate/cities/{id}/areas',
    access: 'catalogue.read',
  },
  addArea: { method: 'POST', path: '/api/operate/cities/{id}/areas', access: 'catalogue.edit' },
  editArea: {
    method: 'PATCH',
    path: '/api/operate/cities/{id}/areas/{areaId}',
    access: 'catalogue.edit',
  },
  removeArea: {
    method: 'DELETE',
    path: '/api/operate/cities/{id}/areas/{areaId}',
    access: 'catalogue.edit',
  },
  findDeskPlaces: {
    method: 'GET',
    path: '/api/operate/cities/{id}/places',
    access: 'catalogue.read',
  },
} as const;
