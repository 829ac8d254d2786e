-- A job may be given by a command on the server, too, which has no id of staff.
ALTER TABLE job_drivers ALTER COLUMN assigned_by TYPE text;
