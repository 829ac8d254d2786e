-- Goes up with every edit; and a company is known by its tax number, as commands name it.
ALTER TABLE companies ADD COLUMN version integer NOT NULL DEFAULT 1;
CREATE UNIQUE INDEX companies_by_vat ON companies (vat);
