-- Views of the fleet can ask for cars of which a service is due; those that were saved before ask for all.
UPDATE fleet_views SET view = view || '{"serviceDue": false}';
