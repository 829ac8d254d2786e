/** The cars, and all that is done with them beside renting them out. */
export const fleetOperations = {
  listFleet: { method: 'GET', path: '/api/operate/fleet/cars', access: 'fleet.read' },
  addCar: { method: 'POST', path: '/api/operate/fleet/cars', access: 'fleet.edit' },
  getFleetCar: { method: 'GET', path: '/api/operate/fleet/cars/{id}', access: 'fleet.read' },
  editCar: { method: 'PATCH', path: '/api/operate/fleet/cars/{id}', access: 'fleet.edit' },
  copyCar: { method: 'POST', path: '/api/operate/fleet/cars/{id}/copies', access: 'fleet.edit' },
  retireCar: {
    method: 'POST',
    path: '/api/operate/fleet/cars/{id}/retirement',
    access: 'fleet.edit',
  },
  bringBackCar: {
    method: 'DELETE',
    path: '/api/operate/fleet/cars/{id}/retirement',
    access: 'fleet.edit',
  },
  planService: {
    method: 'POST',
    path: '/api/operate/fleet/cars/{id}/service-plan',
    access: 'fleet.edit',
  },
  sayState: { method: 'POST', path: '/api/operate/fleet/cars/{id}/state', access: 'fleet.state' },
  blockCar: { method: 'POST', path: '/api/operate/fleet/cars/{id}/blocks', access: 'fleet.block' },
  editBlock: { method: 'PATCH', path: '/api/operate/fleet/blocks/{id}', access: 'fleet.block' },
  endBlock: { method: 'DELETE', path: '/api/operate/fleet/blocks/{id}', access: 'fleet.block' },
  storePhotograph: {
    method: 'POST',
    path: '/api/operate/fleet/photographs',
    access: 'fleet.edit',
    stores: 'a-picture',
  },
  cropPhotograph: {
    method: 'POST',
    path: '/api/operate/fleet/photographs/{name}/crops',
    access: 'fleet.edit',
    stores: 'parts-of-a-picture',
  },
  setPhotos: { method: 'POST', path: '/api/operate/fleet/cars/{id}/photos', access: 'fleet.edit' },
  listFleetTrouble: { method: 'GET', path: '/api/operate/fleet/trouble', access: 'fleet.read' },
} as const;
